// Keeps the page itself for when there is no network; never what the server says of tables.
const KEPT = 'parawan-page';
const LIVE = /^\/(api|socket|healthz|metrics)\b/;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The page tells what it has loaded, also before this worker was there.
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || LIVE.test(pathname)) return;
  if (mode === 'navigate') event.respondWith(place(event.request));
  else event.respondWith(pathname.startsWith('/assets/') ? part(event.request) : fetch(event.request));
});

async function keep(paths) {
  const kept = await caches.open(KEPT);
  for (const path of paths) if (!(await kept.match(path))) await kept.add(path);
}

/** Every place of the page is the same file. A new one makes the kept parts of the old one useless. */
async function place(request) {
  const kept = await caches.open(KEPT);
  const before = await kept.match('/');
  try {
    const answer = await fetch(request);
    if (!answer.ok) return answer;
    const [now, then] = await Promise.all([answer.clone().text(), before?.text()]);
    if (now !== then) {
      for (const old of await kept.keys()) await kept.delete(old);
      await kept.put('/', answer.clone()).catch(() => {});
    }
    return answer;
  } catch {
    return (await kept.match('/')) ?? Response.error();
  }
}

/** Names of parts change with their contents, so a kept one is always right. */
async function part(request) {
  const kept = await caches.open(KEPT);
  const before = await kept.match(request);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone()).catch(() => {}); // a full disk keeps nobody from playing
  return answer;
}
