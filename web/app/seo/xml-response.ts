export function xmlResponse(content: string): Response {
  return new Response(content, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
