import { type JsonSchema, typeOfSchema } from './type-of-schema.rule.ts'

type Content = { content?: Record<string, { schema?: JsonSchema }> }
type Operation = {
  operationId: string
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, Content>
}
export type OpenApiDocument = {
  openapi: string
  info: { title: string }
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, JsonSchema> }
}

/** A TypeScript module with the types of every call of an OpenAPI document, and `createClient`, which needs nothing but `fetch`. */
export function generateClient({ openapi, info, paths, components }: OpenApiDocument): string {
  const named = Object.entries(components?.schemas ?? {}).map(([name, schema]) => `export type ${name} = ${typeOfSchema(schema)}`)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(method, path, operation)),
  )
  return [
    `// Generated from the OpenAPI ${openapi} document of ${info.title}. Do not edit.`,
    ...named,
    'export interface Operations {',
    ...operations.map(({ type }) => type),
    '}',
    `const calls: Record<keyof Operations, readonly [method: string, path: string]> = {`,
    ...operations.map(({ call }) => call),
    '}',
    runtime,
  ].join('\n')
}

function operationOf(method: string, path: string, operation: Operation) {
  const { operationId, summary, parameters = [], requestBody, responses } = operation
  const name = JSON.stringify(operationId)
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  const type = [
    `  /** ${(summary ?? '').replaceAll('*/', '')} */`,
    `  ${name}: {`,
    `    path: ${parametersOf(parameters, 'path')}`,
    `    query: ${parametersOf(parameters, 'query')}`,
    `    body: ${requestBody ? typeOfSchema(bodyOf(requestBody)) : 'undefined'}`,
    `    response: ${typeOfSchema(success && bodyOf(success))}`,
    '  }',
  ].join('\n')
  return { type, call: `  ${name}: [${JSON.stringify(method.toUpperCase())}, ${JSON.stringify(path)}],` }
}

/** JSON, or the text of a file. */
function bodyOf({ content }: Content): JsonSchema | undefined {
  return (content?.['application/json'] ?? Object.values(content ?? {})[0])?.schema
}

function parametersOf(parameters: NonNullable<Operation['parameters']>, place: string): string {
  const own = parameters.filter((parameter) => parameter.in === place)
  if (own.length === 0) return '{}'
  return `{ ${own.map(({ name, required, schema }) => `${JSON.stringify(name)}${required ? '' : '?'}: ${typeOfSchema(schema)}`).join('; ')} }`
}

const runtime = `
type Input<Name extends keyof Operations> = Partial<Pick<Operations[Name], 'path' | 'query'>> &
  (Operations[Name]['body'] extends undefined ? { body?: undefined } : { body: Operations[Name]['body'] }) & { headers?: Record<string, string> }

/** A response other than 2xx: \`code\` is one of the shop's error codes, \`message\` a text for the user. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string
  readonly body: unknown
  constructor(status: number, body: { code?: string; message?: string }) {
    super(body.message ?? \`HTTP \${status}\`)
    this.status = status
    this.code = body.code ?? 'unknown'
    this.body = body
  }
}

/** \`fetch\` with the cookies of the session: in a browser the usual one, elsewhere one with a cookie jar. */
export function createClient(origin: string, fetcher: typeof fetch = fetch) {
  return async function call<Name extends keyof Operations>(name: Name, input: Input<Name> = {} as Input<Name>): Promise<Operations[Name]['response']> {
    const [method, template] = calls[name]
    const values = (input.path ?? {}) as Record<string, unknown>
    const url = new URL(template.replace(/\\{(\\w+)\\}/g, (_, key: string) => encodeURIComponent(String(values[key]))), origin)
    for (const [key, value] of Object.entries(input.query ?? {})) if (value !== undefined) url.searchParams.set(key, String(value))
    const response = await fetcher(url, {
      method,
      headers: { accept: 'application/json', ...(input.body === undefined ? {} : { 'content-type': 'application/json' }), ...input.headers },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    })
    const body = response.headers.get('content-type')?.includes('json') ? await response.json() : await response.text()
    if (!response.ok) throw new ApiFailure(response.status, body)
    return body
  }
}
`
