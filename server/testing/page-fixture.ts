import type { ApiResponse, PageRenderer } from '../../contract/pages/page-renderer.ts'

/** A web module for render-pool.test.ts: each path shows one behaviour of a page. */
export const handleWeb: PageRenderer['handleWeb'] = async (request, { language, publicUrl, transport }) => {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/end') process.exit(1)
  if (pathname === '/throw') throw new Response('a thing that cannot be sent to another thread')
  if (pathname === '/never') await new Promise(() => undefined)
  const asked = searchParams.getAll('asks')
  const said = await Promise.all(asked.map((path) => transport(path).then(read, (error: Error) => error.message)))
  const body = request.method === 'POST' ? await request.text() : ''
  const headers = new Headers({ 'content-type': 'application/json', 'x-agent': request.headers.get('user-agent') ?? '' })
  for (const name of ['first', 'second']) headers.append('set-cookie', `${name}=1`)
  return new Response(JSON.stringify({ said, body, language, publicUrl }), { status: 203, headers })
}

async function read(response: ApiResponse): Promise<unknown> {
  return response.status === 204 ? 'nothing' : [response.status, await response.json()]
}
