/**
 * The loader data as the script that passes it to the browser's router: what the router writes itself for a streamed page, as one
 * chunk.
 */
export async function hydrationDataScript(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = await new Response(stream).text()
  const controller = 'window.__reactRouterContext.streamController'
  // Within a script only `<` could end it.
  return `<script>${controller}.enqueue(${JSON.stringify(data).replaceAll('<', '\\u003c')});${controller}.close()</script>`
}
