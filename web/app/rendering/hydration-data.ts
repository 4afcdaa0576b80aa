/**
 * The loader data as the script that passes it to the browser's router: what the router writes itself for a streamed page, as one
 * chunk.
 */
export async function hydrationDataScript(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = await new Response(stream).text()
  const controller = 'window.__reactRouterContext.streamController'
  return `<script>${controller}.enqueue(${scriptString(data)});${controller}.close()</script>`
}

const escapes: Record<string, string> = { "'": "\\'", '\\': '\\\\', '<': '\\x3c', '\n': '\\n', '\r': '\\r' }

/** In single quotes, because the data is JSON: escaping its double quotes costs a seventh of its size. Within a script only `<` could end it. */
function scriptString(text: string): string {
  return `'${text.replace(/['\\<\n\r]/g, (character) => escapes[character] as string)}'`
}
