// Which step of a lesson is due when.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstAfter, movesBefore, nextMove, type Step } from '../src/lesson/steps.ts';

const step = (message: string, ...moves: string[]): Step => ({ message, arguments: {}, places: [], clause: '', moves });
const STEPS = [step('sea'), step('bid', '59'), step('won'), step('stay', '3', '4'), step('end'), step('thumb')];

test('a step belongs to the moves before it', () => {
  assert.deepEqual(STEPS.map((_, at) => movesBefore(STEPS, at)), [0, 0, 1, 1, 2, 2]);
});

test('after so many moves a lesson goes on with the first step that comes after them', () => {
  assert.deepEqual([0, 1, 2].map((made) => STEPS[firstAfter(STEPS, made)]!.message), ['sea', 'won', 'end']);
});

test('the step that waits for the next move is known before it is read', () => {
  assert.deepEqual([0, 1, 2].map((made) => nextMove(STEPS, made)?.message), ['bid', 'stay', undefined]);
});
