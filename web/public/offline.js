// The network is back: reloads the requested page.
const again = () => location.reload()
addEventListener('online', again)
// The network may have returned before this listener, or only the shop was unreachable.
setInterval(() => {
  // Visited directly, the offline page is the requested page.
  if (!navigator.onLine || document.hidden || location.pathname === '/offline') return
  fetch('/api/health/ready', { cache: 'no-store' }).then(
    (answer) => answer.ok && again(),
    () => undefined,
  )
}, 4_000)
