import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** For tests: the subset of S3 that the shop uses, with the files it received. */
export async function openBucketFixture() {
  const files = new Map<string, Buffer>()
  const changed = new Map<string, string>()
  /** Methods that the bucket refuses as if it were full. */
  const refuses = new Set<string | undefined>()
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3')
    const key = decodeURIComponent(url.pathname)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const xml = { 'content-type': 'application/xml' }
    if (refuses.has(request.method)) {
      response.writeHead(507, xml).end('<Error><Code>Full</Code><Message>secret-host</Message></Error>')
      return
    }
    if (url.searchParams.has('list-type')) {
      response.writeHead(200, xml).end(listOf(key, files, url.searchParams.get('prefix') ?? ''))
      return
    }
    if (request.method === 'PUT') {
      changed.set(key, new Date().toUTCString())
      const body = Buffer.concat(chunks)
      files.set(key, request.headers['content-encoding'] === 'aws-chunked' ? withoutChunks(body) : body)
    }
    if (request.method === 'DELETE') files.delete(key)
    const file = files.get(key)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (file || !isRead)
      response
        .writeHead(200, file ? { 'content-length': isRead ? file.length : 0, 'last-modified': changed.get(key) ?? '' } : {})
        .end(request.method === 'GET' ? file : undefined)
    else response.writeHead(404, xml).end('<Error><Code>NoSuchKey</Code><Message>No</Message></Error>')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    files,
    refuses,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** As with the delimiter `/`: nothing of the folders below. */
function listOf(bucket: string, files: ReadonlyMap<string, Buffer>, within: string): string {
  const prefix = `${bucket.replace(/\/$/, '')}/`
  const keys = [...files.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((key) => key.startsWith(within) && !key.slice(within.length).includes('/'))
  return `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')}</ListBucketResult>`
}

/** A body whose length is not signed comes in chunks, each after its length in hexadecimal. */
function withoutChunks(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.subarray(at, end).toString(), 16)
    if (!length) return Buffer.concat(parts)
    parts.push(body.subarray(end + 2, end + 2 + length))
    at = end + 2 + length + 2
  }
}
