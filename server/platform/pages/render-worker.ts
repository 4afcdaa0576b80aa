import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { textResponse } from '../../../contract/pages/buffered-response.ts'
import type { PageRenderer, Transport, TransportInit } from '../../../contract/pages/page-renderer.ts'
import { logFailure } from '../http/log-failure.ts'
import { releaseMemoryWhen } from '../release-memory.ts'
import { batchPerTick } from './batch-per-tick.ts'
import type { CallResponse, FromWorker, ToWorker } from './render-pool.ts'

/** The thread's side of render-pool.ts: renders pages with the built web module, and sends their API calls back. */
const port = parentPort as NonNullable<typeof parentPort>
const renderer: Promise<PageRenderer> = import(workerData)
const calls = new Map<number, (response: CallResponse) => void>()
// Copied, not transferred: transferring a page's memory costs more than copying it.
const send = batchPerTick<FromWorker>((messages) => port.postMessage(messages))
let lastCall = 0
let lastRenderAt = performance.now()
/** Longer than the pauses between the pages of a busy hour. */
const idleAfterMs = 3_000
void renderer.then(() => send({ kind: 'loaded' }))
/** Of six responses in two languages, with those of before a change. */
const maxParsed = 30

lowerPriority()
releaseMemoryWhen(() => performance.now() - lastRenderAt > idleAfterMs)

// React and the pages report failures there, as text of many lines; Node its warnings.
const report = console.error
console.error = (first: unknown, ...rest: unknown[]) =>
  /^\(node:/.test(String(first)) ? report(first, ...rest) : logFailure('a part of a page failed', first)

port.on('message', (messages: ToWorker[]) => {
  for (const message of messages) {
    if (message.kind === 'make') void render(message)
    else receive(message.call, message.response)
  }
})

async function render({ kind: _, page, request, ...context }: Extract<ToWorker, { kind: 'make' }>): Promise<void> {
  lastRenderAt = performance.now()
  try {
    const { handleWeb } = await renderer
    const response = await handleWeb(new Request(request.url, request), { ...context, transport: transportOf(page) })
    const body = new Uint8Array(await response.arrayBuffer())
    send({ kind: 'made', page, made: { status: response.status, headers: [...response.headers], body } })
  } catch (error) {
    // Anything thrown becomes a text.
    send({ kind: 'failed', page, reason: error instanceof Error ? String(error.stack) : String(error) })
  }
}

/** The loaders of a page that need the same public data share one call. */
function transportOf(page: number): Transport {
  const reads = new Map<string, Promise<CallResponse>>()
  function call(path: string, init: TransportInit): Promise<CallResponse> {
    return new Promise((resolve) => {
      const id = ++lastCall
      calls.set(id, resolve)
      send({ kind: 'call', page, call: id, path, init })
    })
  }
  return async (path, { signal: _, ...init } = {}) => {
    const isShared = !init.personal && (init.method ?? 'GET') === 'GET'
    const calling = (isShared && reads.get(path)) || call(path, init)
    if (isShared) reads.set(path, calling)
    const called = await calling
    if ('failed' in called) throw new Error(called.failed)
    const response = textResponse(called.text, called)
    return isSteady(path) && response.ok ? { ...response, json: async () => parseOnce(path, called.text) } : response
  }
}

const steadyPaths = /^\/api\/(settings|categories|collections|stores|locations|banner)$/
const isSteady = (path: string) => steadyPaths.test(path)
const parsed = new Map<string, { text: string; value: unknown }>()

/** Texts, settings and menus are the same on most pages: they are parsed again only if they differ from the last ones. */
function parseOnce(path: string, text: string): unknown {
  const key = `${path} ${text.length}`
  const last = parsed.get(key)
  if (last?.text === text) return last.value
  const value = freezeDeep(JSON.parse(text))
  if (parsed.size > maxParsed) parsed.clear()
  parsed.set(key, { text, value })
  return value
}

function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    for (const inner of Object.values(Object.freeze(value))) freezeDeep(inner)
  return value
}

function receive(call: number, response: CallResponse): void {
  calls.get(call)?.(response)
  calls.delete(call)
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
