type Line = {
  wanted: number
  settled: number
  timer: ReturnType<typeof setTimeout> | undefined
  isSending: boolean
  /** The pending request; never rejects. */
  sent: Promise<unknown>
  isCancelled: boolean
}

type QuantityQueueHandlers = {
  /** Shows the quantity at once. */
  show(itemId: string, quantity: number): void
  /** Requests the quantity from the shop. */
  send(itemId: string, quantity: number): Promise<void>
  onLoading(itemId: string): void
  onSettled(itemId: string, quantity: number): void
  /** Called after the previous quantity is shown again. */
  onRefused(itemId: string, error: unknown): void
}

const debounceMs = 350

/** Merges rapid taps into one request with the final quantity; the requests of a line never overlap. */
export function createQuantityQueue(handlers: QuantityQueueHandlers) {
  const lines = new Map<string, Line>()

  function change(itemId: string, quantity: number, shown: number): void {
    if (quantity < 1) return
    const line = lines.get(itemId) ?? {
      wanted: quantity,
      settled: shown,
      timer: undefined,
      isSending: false,
      sent: Promise.resolve(),
      isCancelled: false,
    }
    clearTimeout(line.timer)
    line.wanted = quantity
    line.timer = setTimeout(() => void send(itemId, line), debounceMs)
    lines.set(itemId, line)
    handlers.show(itemId, quantity)
    handlers.onLoading(itemId)
  }

  async function send(itemId: string, line: Line): Promise<void> {
    if (line.isSending) return
    const { wanted } = line
    line.isSending = true
    const request = handlers.send(itemId, wanted).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    line.sent = request
    const refusal = await request
    line.isSending = false
    if (line.isCancelled) return
    if (refusal) return giveUp(itemId, line, refusal.error)
    line.settled = wanted
    if (line.wanted !== wanted) return again(itemId, line)
    lines.delete(itemId)
    handlers.onSettled(itemId, wanted)
  }

  /** Taps during the request: their quantity is shown and sent. */
  function again(itemId: string, line: Line): void {
    handlers.show(itemId, line.wanted)
    clearTimeout(line.timer)
    void send(itemId, line)
  }

  function giveUp(itemId: string, line: Line, error: unknown): void {
    clearTimeout(line.timer)
    lines.delete(itemId)
    handlers.show(itemId, line.settled)
    handlers.onRefused(itemId, error)
  }

  /** Call before a line is removed: sends nothing more for it, and resolves once its pending request has completed. */
  async function cancel(itemId: string): Promise<void> {
    const line = lines.get(itemId)
    if (!line) return
    clearTimeout(line.timer)
    line.isCancelled = true
    lines.delete(itemId)
    await line.sent
  }

  return { change, cancel }
}

export type QuantityQueue = ReturnType<typeof createQuantityQueue>
