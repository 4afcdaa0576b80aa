/*
 * Shows notifications of new orders to staff (decision 025), and caches the offline page in both languages with its assets. Pages
 * always come from the network; nothing else is cached, least of all personal data. A change of this file replaces the worker at once:
 * a new cache name deletes the previous cache.
 */
const room = 'offline-1'
const pages = { vi: '/offline?lng=vi', en: '/offline?lng=en' }
const assets = ['/offline.css', '/offline.js', '/art/empty-cat.svg', '/art/favicon.svg']
/** Not a page: stores the language of the last page. */
const languageNote = '/offline/language'
const dayMs = 86_400_000

let language

async function fill() {
  const kept = await caches.open(room)
  // Sends and stores no cookies, so that caching these pages does not set the visitor's language.
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

/** Shows a new order to staff who turned notifications on, with the text of the server. */
async function showNotice({ title, body, tag, path, lang }) {
  // The tag merges repeated notifications of one order.
  await self.registration.showNotification(title, { body, tag, lang, icon: '/art/icon-192.png', data: { path } })
}

/** Opens the order's page: focuses a window that shows it already, else opens a new one, so that no unsaved input is lost. */
async function openPage(path) {
  const url = new URL(typeof path === 'string' && path.startsWith('/admin') ? path : '/admin', location.origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((window) => window.url === url)
  await (shown ? shown.focus() : self.clients.openWindow(url))
}

/** The browser has replaced its subscription: registers the new one, which works while the user is signed in. */
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
