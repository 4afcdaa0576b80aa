/**
 * What the loaders answered, as the script that gives it to the browser's router. The same as the router writes itself
 * where a page is streamed, in one piece.
 */
export async function hydrationDataScript(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = await new Response(stream).text()
  const controller = 'window.__reactRouterContext.streamController'
  // Within a script only `<` could end it.
  return `<script>${controller}.enqueue(${JSON.stringify(data).replaceAll('<', '\\u003c')});${controller}.close()</script>`
}
