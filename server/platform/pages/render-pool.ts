import { Worker } from 'node:worker_threads'
import { bufferedResponse } from '../../../contract/buffered-response.ts'
import type { ApiResponse, PageRenderer, RequestContext, Transport, TransportInit } from '../../../contract/page-renderer.ts'
import { AppError } from '../http/errors.ts'
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

/** From a thread: an API call; the page; why it failed. */
export type FromWorker =
  | { kind: 'call'; page: number; call: number; path: string; init: TransportInit }
  | { kind: 'made'; page: number; made: { status: number; headers: Headers; body: Bytes } }
  | { kind: 'failed'; page: number; reason: string }

export type CallResponse = { status: number; retryAfter: string | null; text: string } | { failed: string }

type PendingPage = { transport: Transport; resolve: (response: Response) => void; reject: (error: Error) => void }

export type RenderPool = Required<Pick<PageRenderer, 'handleWeb' | 'warmUp'>> & { close(): Promise<void> }

/** The delay before a thread is restarted, so that one that always fails does not saturate the machine. */
const restartDelayMs = 200

/**
 * Renders pages in `count` threads, so that an order does not wait for page views, and every core is used.
 * `rendererModule` exports `handleWeb`. The threads have no database: a page's API calls come back here and are handled as
 * if the page were rendered here. A thread that exits fails its current pages (`unavailable`) and is restarted.
 */
export function openRenderPool(rendererModule: URL, count: number): RenderPool {
  const threads = new Set<RenderThread>()
  const warmUps: RequestContext[] = []
  let closed = false

  function begin(): void {
    const thread = openWorker(rendererModule, () => {
      threads.delete(thread)
      if (!closed) setTimeout(begin, restartDelayMs).unref()
    })
    threads.add(thread)
    for (const context of warmUps) thread.warmUp(context)
  }

  for (let begun = 0; begun < count; begun++) begin()
  return {
    async handleWeb(request, context) {
      const [first, ...others] = threads
      if (!first) throw new AppError('unavailable')
      return others.reduce((least, thread) => (thread.busy < least.busy ? thread : least), first).render(request, context)
    },
    warmUp(context) {
      warmUps.push(context)
      for (const thread of threads) thread.warmUp(context)
    },
    close: async () => {
      closed = true
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
}

type RenderThread = ReturnType<typeof openWorker>

function openWorker(rendererModule: URL, ended: () => void) {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: rendererModule.href,
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  })
  const pending = new Map<number, PendingPage>()
  const send = batchPerTick<ToWorker>((messages) => worker.postMessage(messages))
  let lastPage = 0

  worker.unref()
  worker.on('message', (messages: FromWorker[]) => {
    for (const message of messages) receive(message)
  })
  worker.on('error', (error) => console.error('a thread that makes pages failed:', error))
  worker.on('exit', () => {
    ended()
    for (const page of pending.values()) page.reject(new AppError('unavailable'))
    pending.clear()
  })

  function receive(message: FromWorker): void {
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
    render,
    warmUp(context: RequestContext): void {
      render(new Request(context.publicUrl), context).catch((error: Error) => {
        if (!(error instanceof AppError)) console.error('a thread that makes pages was not introduced:', error)
      })
    },
    end: () => worker.terminate(),
  }
}

async function toCallResponse(response: ApiResponse): Promise<CallResponse> {
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
}
