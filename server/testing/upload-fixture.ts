export type Part = { name: string; content: Buffer }

/** For tests: a multipart form with files, and with text fields, as a browser sends it. */
export function multipartOf(
  parts: Part[],
  field = 'images',
  texts: Record<string, string> = {},
): { body: Buffer; headers: Record<string, string> } {
  const boundary = '----memay'
  const body = Buffer.concat([
    ...Object.entries(texts).map(([name, text]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`),
    ),
    ...parts.flatMap(({ name, content }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
