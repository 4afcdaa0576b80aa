import { setFlagsFromString } from 'node:v8'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { bufferedResponse } from '../../../contract/pages/buffered-response.ts'
import type { ApiResponse, PageRenderer, RequestContext, Transport, TransportInit } from '../../../contract/pages/page-renderer.ts'
import { AppError } from '../http/errors.ts'
import { logFailure } from '../http/log-failure.ts'
import { batchPerTick } from './batch-per-tick.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Headers = [string, string][]

/** To a thread: render a page; the response to one of its API calls. */
export type ToWorker =
  | ({ kind: 'make'; page: number; request: { url: string; method: string; headers: Headers; body: Bytes | null } } & Omit<
      RequestContext,
      'transport'
    >)
  | { kind: 'response'; call: number; response: CallResponse }

/** From a thread: it can render; an API call; the page; why it failed. */
export type FromWorker =
  | { kind: 'loaded' }
  | { kind: 'call'; page: number; call: number; path: string; init: TransportInit }
  | { kind: 'made'; page: number; made: { status: number; headers: Headers; body: Bytes } }
  | { kind: 'failed'; page: number; reason: string }

export type CallResponse = { status: number; retryAfter: string | null; text: string } | { failed: string }

type PendingPage = { transport: Transport; resolve: (response: Response) => void; reject: (error: Error) => void }

export type RenderPool = Required<Pick<PageRenderer, 'handleWeb' | 'warmUp'>> & { readonly size: number; close(): Promise<void> }

/** The delay before a thread is restarted, so that one that always fails does not saturate the machine. */
const restartDelayMs = 200

/**
 * Of a thread's heap, which holds 25 MB. Larger young generations render no faster. The lower the limit of the old one, the less
 * V8 lets it grow before it collects: without a limit it reaches twice the size for the same speed (decision 044).
 */
const heapLimits: ResourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 448 }

/** With this many pages in progress in each thread, another thread starts: loading one costs as much as 50 pages. */
const crowded = 3

type PoolSize = { min: number; max: number; idleMs?: number }

/**
 * Renders pages in threads, so that an order does not wait for page views, and every core is used. Threads above `min` start
 * when pages wait, and end after `idleMs` without one. `rendererModule` exports `handleWeb`. The threads have no database: a
 * page's API calls come back here and are handled as if the page were rendered here. A thread that exits fails its current
 * pages (`unavailable`) and is restarted.
 */
export function openRenderPool(rendererModule: URL, { min, max, idleMs = 60_000 }: PoolSize): RenderPool {
  const threads = new Set<RenderThread>()
  const warmUps: RequestContext[] = []
  let closed = false

  // The flag that `npm start` gives to the main thread would override the limits of these threads.
  setFlagsFromString('--max-semi-space-size=0')

  function begin(): void {
    if (closed || threads.size >= max) return
    const thread = openWorker(rendererModule, () => {
      threads.delete(thread)
      if (threads.size < min) setTimeout(begin, restartDelayMs).unref()
    })
    threads.add(thread)
    for (const context of warmUps) thread.warmUp(context)
  }

  /** The least busy thread; the first of several, so that those above `min` have nothing to do in quiet hours. */
  function choose(): RenderThread {
    const loaded = [...threads].filter((thread) => thread.isLoaded)
    const [first, ...others] = loaded.length > 0 ? loaded : threads
    if (!first) throw new AppError('unavailable')
    const chosen = others.reduce((least, thread) => (thread.busy < least.busy ? thread : least), first)
    if (chosen.busy >= crowded && loaded.length === threads.size) begin()
    return chosen
  }

  const isIdle = (thread: RenderThread) => thread.isLoaded && thread.busy === 0 && performance.now() - thread.lastUsed > idleMs
  const sweep = setInterval(() => {
    const spare = threads.size - min
    if (spare <= 0) return
    for (const thread of [...threads].filter(isIdle).slice(-spare)) {
      threads.delete(thread)
      void thread.end()
    }
  }, idleMs / 4).unref()

  for (let begun = 0; begun < min; begun++) begin()
  return {
    handleWeb: async (request, context) => choose().render(request, context),
    warmUp(context) {
      warmUps.push(context)
      for (const thread of threads) thread.warmUp(context)
    },
    get size() {
      return threads.size
    },
    close: async () => {
      closed = true
      clearInterval(sweep)
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
}

type RenderThread = ReturnType<typeof openWorker>

function openWorker(rendererModule: URL, ended: () => void) {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: rendererModule.href,
    resourceLimits: heapLimits,
  })
  const pending = new Map<number, PendingPage>()
  const send = batchPerTick<ToWorker>((messages) => worker.postMessage(messages))
  let lastPage = 0
  let isLoaded = false
  let lastUsed = performance.now()

  worker.unref()
  worker.on('message', (messages: FromWorker[]) => {
    for (const message of messages) receive(message)
  })
  worker.on('error', (error) => logFailure('a render thread failed', error))
  worker.on('exit', () => {
    ended()
    for (const page of pending.values()) page.reject(new AppError('unavailable'))
    pending.clear()
  })

  function receive(message: FromWorker): void {
    if (message.kind === 'loaded') {
      isLoaded = true
      lastUsed = performance.now()
      return
    }
    const page = pending.get(message.page)
    if (!page) return
    if (message.kind === 'call') {
      const { call, path, init } = message
      page
        .transport(path, init)
        .then(toCallResponse)
        .catch((error: Error) => ({ failed: error.message }))
        .then((response) => send({ kind: 'response', call, response }))
      return
    }
    pending.delete(message.page)
    lastUsed = performance.now()
    if (message.kind === 'made') page.resolve(bufferedResponse(message.made.body, message.made))
    else page.reject(new Error(message.reason))
  }

  async function render(request: Request, { transport, ...context }: RequestContext): Promise<Response> {
    const { url, method, headers } = request
    const body = request.body && new Uint8Array(await request.arrayBuffer())
    const page = ++lastPage
    return new Promise((resolve, reject) => {
      pending.set(page, { transport, resolve, reject })
      send({ kind: 'make', page, request: { url, method, headers: [...headers], body }, ...context })
    })
  }

  return {
    get busy() {
      return pending.size
    },
    get isLoaded() {
      return isLoaded
    },
    get lastUsed() {
      return lastUsed
    },
    render,
    warmUp(context: RequestContext): void {
      render(new Request(context.publicUrl), context).catch((error: Error) => {
        if (!(error instanceof AppError)) logFailure('a render thread was not warmed up', error)
      })
    },
    end: () => worker.terminate(),
  }
}

async function toCallResponse(response: ApiResponse): Promise<CallResponse> {
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
}
