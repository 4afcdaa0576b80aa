/*
 * Shows notifications of new orders to the shop's people (decision 025), and
 * keeps one page for when there is no network, in both languages, with what it shows. Pages always come from the
 * network; nothing else is kept, least of all what is about a person. A change of this file replaces the worker at
 * once: a new number drops what the one before has kept.
 */
const room = 'offline-1'
const pages = { vi: '/offline?lng=vi', en: '/offline?lng=en' }
const assets = ['/offline.css', '/offline.js', '/art/empty-cat.svg', '/art/favicon.svg']
/** Not a page: remembers which language the last page was in. */
const languageNote = '/offline/language'
const dayMs = 86_400_000

let language

async function fill() {
  const kept = await caches.open(room)
  // Without cookies in either direction: keeping the page chooses no language for the visitor.
  const wanted = [...Object.values(pages), ...assets].map((url) => new Request(url, { credentials: 'omit', cache: 'no-cache' }))
  await kept.addAll(wanted)
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== room) await caches.delete(name)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function visit(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(afterVisit(answer.headers.get('content-language')).catch(() => undefined))
    return answer
  } catch {
    return offlinePage()
  }
}

async function afterVisit(spoken) {
  const kept = await caches.open(room)
  if (spoken in pages && spoken !== language) {
    language = spoken
    await kept.put(languageNote, new Response(spoken))
  }
  const page = await kept.match(pages.vi)
  if (!page || Date.now() - Date.parse(page.headers.get('date')) > dayMs) await fill()
}

async function offlinePage() {
  const kept = await caches.open(room)
  const spoken = language ?? (await (await kept.match(languageNote))?.text())
  return (await kept.match(pages[spoken] ?? pages.vi)) ?? Response.error()
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(fill())
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') return event.respondWith(visit(event))
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || !assets.includes(pathname)) return
  event.respondWith(fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error()))
})

/** A new order, for people of the shop who switched notifications on: what the server wrote is shown as it is. */
async function showNotice({ title, body, tag, path, lang }) {
  // The same order twice is one notification (tag).
  await self.registration.showNotification(title, { body, tag, lang, icon: '/art/icon-192.png', data: { path } })
}

/** The page of the order: the window that shows it already, else a new one, so that nothing somebody is writing is lost. */
async function openPage(path) {
  const url = new URL(typeof path === 'string' && path.startsWith('/admin') ? path : '/admin', location.origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((window) => window.url === url)
  await (shown ? shown.focus() : self.clients.openWindow(url))
}

/** The browser has replaced its subscription: the shop learns the new one while somebody is signed in. */
async function renewSubscription({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options
  const renewed = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!renewed) return
  const { endpoint, keys } = renewed.toJSON()
  const headers = { 'Content-Type': 'application/json' }
  await fetch('/api/admin/push/devices', { method: 'POST', headers, body: JSON.stringify({ endpoint, keys }) })
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotice(event.data.json()))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.path))
})

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)))
