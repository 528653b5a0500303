/** Short sounds, made here out of noise and tones: a wave, a card, a pop, a bell for one's turn. */
import type { Sound } from './sound.ts';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** One second of white noise. */
function noise(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

/** A volume that rises to its peak and falls to nothing. */
function swell(on: AudioContext, at: number, peak: number, rise: number, fall: number): GainNode {
  const volume = on.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(peak, at + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  volume.connect(on.destination);
  return volume;
}

function rush(on: AudioContext, from: number, to: number, peak: number, rise: number, fall: number): void {
  const source = on.createBufferSource();
  source.buffer = noise(on);
  source.loop = true;
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, on.currentTime);
  filter.frequency.exponentialRampToValueAtTime(to, on.currentTime + rise + fall);
  source.connect(filter).connect(swell(on, on.currentTime, peak, rise, fall));
  source.start();
  source.stop(on.currentTime + rise + fall);
}

function tone(on: AudioContext, pitch: number, after: number, peak: number, fall: number, bend = 1): void {
  const at = on.currentTime + after;
  const source = on.createOscillator();
  source.type = 'sine';
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(pitch * bend, at + fall);
  source.connect(swell(on, at, peak, 0.008, fall));
  source.start(at);
  source.stop(at + fall + 0.02);
}

const SOUNDS: Record<Sound, (on: AudioContext) => void> = {
  wave: (on) => rush(on, 300, 900, 0.16, 0.35, 0.9),
  card: (on) => rush(on, 2600, 1400, 0.12, 0.01, 0.09),
  pop: (on) => tone(on, 340, 0, 0.18, 0.1, 1.8),
  turn(on) {
    tone(on, 659, 0, 0.14, 0.35);
    tone(on, 880, 0.14, 0.14, 0.5);
  },
};

export function sound(wanted: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[wanted](context);
}
