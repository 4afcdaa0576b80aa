type Line = {
  wanted: number
  settled: number
  timer: ReturnType<typeof setTimeout> | undefined
  isSending: boolean
  /** The request under way; never rejects. */
  sent: Promise<unknown>
  isCancelled: boolean
}

type QuantityQueueHandlers = {
  /** Puts the number in front of the shopper at once. */
  show(itemId: string, quantity: number): void
  /** Asks the shop for it. */
  send(itemId: string, quantity: number): Promise<void>
  onLoading(itemId: string): void
  onSettled(itemId: string, quantity: number): void
  /** The number of before is shown again by then. */
  onRefused(itemId: string, error: unknown): void
}

const debounceMs = 350

/** Rapid taps become one request with the final number; requests of a line never overtake each other. */
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

  /** More taps came while the request was on its way: their number is shown and sent. */
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

  /** The line is about to be taken out: nothing more is sent for it; resolves once what was on its way has arrived. */
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
