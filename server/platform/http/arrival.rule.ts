/** Times in milliseconds, within which a request body has to arrive. */
export type ArrivalLimits = {
  /** For anything but an upload, counted from its headers. */
  requestMs: number
  /** For an upload that goes on: a photo of 10 MB takes it at 0.3 Mbit/s. */
  uploadMs: number
  /** In each such time an upload brings at least `uploadBytes`: less is a stalled or a hostile client. */
  windowMs: number
  uploadBytes: number
}

export type Arrival = {
  begunAt: number
  isUpload: boolean
  /** Start of the current window, and what had arrived by then. */
  windowAt: number
  windowBytes: number
}

/** Whether a body that has not arrived yet comes too slowly; otherwise how it is watched from now on. */
export function assessArrival(arrival: Arrival, now: number, bytes: number, limits: ArrivalLimits): Arrival | 'too_slow' {
  const elapsed = now - arrival.begunAt
  if (!arrival.isUpload) return elapsed >= limits.requestMs ? 'too_slow' : arrival
  if (elapsed >= limits.uploadMs) return 'too_slow'
  if (now - arrival.windowAt < limits.windowMs) return arrival
  if (bytes - arrival.windowBytes < limits.uploadBytes) return 'too_slow'
  return { ...arrival, windowAt: now, windowBytes: bytes }
}
