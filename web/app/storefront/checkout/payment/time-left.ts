/** The time left as `12:05`, with hours if needed: `1:02:05`. Null once it has passed. */
export function formatTimeLeft(until: string, now: number): string | null {
  const seconds = Math.floor((new Date(until).getTime() - now) / 1_000)
  if (!Number.isFinite(seconds) || seconds <= 0) return null
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
