// The network is back: the page that was wanted is asked for again.
const again = () => location.reload()
addEventListener('online', again)
// It may have come back before anybody listened, or it was the shop that could not be reached.
setInterval(() => {
  // At its own address it is what was wanted.
  if (!navigator.onLine || document.hidden || location.pathname === '/offline') return
  fetch('/api/health/ready', { cache: 'no-store' }).then(
    (answer) => answer.ok && again(),
    () => undefined,
  )
}, 4_000)
