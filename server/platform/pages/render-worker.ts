import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { bufferedResponse } from '../../../contract/buffered-response.ts'
import type { PageRenderer, Transport } from '../../../contract/page-renderer.ts'
import { batchPerTick } from './batch-per-tick.ts'
import type { CallResponse, FromWorker, ToWorker } from './render-pool.ts'

/** The thread's side of render-pool.ts: renders pages with the built web module, and sends their API calls back. */
const port = parentPort as NonNullable<typeof parentPort>
const renderer: Promise<PageRenderer> = import(workerData)
const calls = new Map<number, { resolve: (response: Response) => void; reject: (error: Error) => void }>()
// Copied, not transferred: transferring a page's memory costs more than copying it.
const send = batchPerTick<FromWorker>((messages) => port.postMessage(messages))
let lastCall = 0

lowerPriority()

port.on('message', (messages: ToWorker[]) => {
  for (const message of messages) {
    if (message.kind === 'make') void render(message)
    else receive(message.call, message.answer)
  }
})

async function render({ kind: _, page, request: asked, ...context }: Extract<ToWorker, { kind: 'make' }>): Promise<void> {
  try {
    const { handleWeb } = await renderer
    const response = await handleWeb(new Request(asked.url, asked), { ...context, transport: transportOf(page) })
    const body = new Uint8Array(await response.arrayBuffer())
    send({ kind: 'made', page, made: { status: response.status, headers: [...response.headers], body } })
  } catch (error) {
    // Anything thrown becomes a text.
    send({ kind: 'failed', page, reason: error instanceof Error ? String(error.stack) : String(error) })
  }
}

function transportOf(page: number): Transport {
  return (path, { signal: _, ...init } = {}) =>
    new Promise((resolve, reject) => {
      const call = ++lastCall
      calls.set(call, { resolve, reject })
      send({ kind: 'call', page, call, path, init })
    })
}

function receive(call: number, response: CallResponse): void {
  const asked = calls.get(call)
  calls.delete(call)
  if ('failed' in response) asked?.reject(new Error(response.failed))
  else asked?.resolve(bufferedResponse(response.body, response))
}

/** On Linux the priority is per thread: orders and finished pages go first. A machine may forbid it. */
function lowerPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(5)
  } catch {
    // Pages render all the same.
  }
}
