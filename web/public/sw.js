/*
 * Shows notifications of new orders to staff (decision 025), and caches the offline page in both languages with its assets. Pages
 * always come from the network; nothing else is cached, least of all personal data. A change of this file replaces the worker at once:
 * a new cache name deletes the previous cache.
 */
const cacheName = 'offline-1'
const pages = { vi: '/offline?lng=vi', en: '/offline?lng=en' }
const assets = ['/offline.css', '/offline.js', '/art/empty-cat.svg', '/art/favicon.svg']
/** Not a page: stores the language of the last page. */
const languageNote = '/offline/language'
const dayMs = 86_400_000

let language

async function fill() {
  const cache = await caches.open(cacheName)
  // Sends and stores no cookies, so that caching these pages does not set the visitor's language.
  const wanted = [...Object.values(pages), ...assets].map((url) => new Request(url, { credentials: 'omit', cache: 'no-cache' }))
  await cache.addAll(wanted)
}

async function activate() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function loadPage(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(rememberLanguage(response.headers.get('content-language')).catch(() => undefined))
    return response
  } catch {
    return offlinePage()
  }
}

async function rememberLanguage(shownLanguage) {
  const cache = await caches.open(cacheName)
  if (shownLanguage in pages && shownLanguage !== language) {
    language = shownLanguage
    await cache.put(languageNote, new Response(shownLanguage))
  }
  const page = await cache.match(pages.vi)
  if (!page || Date.now() - Date.parse(page.headers.get('date')) > dayMs) await fill()
}

async function offlinePage() {
  const cache = await caches.open(cacheName)
  const shownLanguage = language ?? (await (await cache.match(languageNote))?.text())
  return (await cache.match(pages[shownLanguage] ?? pages.vi)) ?? Response.error()
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(fill())
})

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') return event.respondWith(loadPage(event))
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
