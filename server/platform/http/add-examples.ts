import { type ExampleSchema, type ExampleValues, exampleOfSchema } from './example-of-schema.rule.ts'

/** By `GET /api/path`. */
export type OperationExamples = ReadonlyMap<string, { request?: unknown; response?: unknown }>

type Media = { schema?: ExampleSchema; example?: unknown }
type Body = { content?: Record<string, Media> }
type Operation = { requestBody?: Body; responses?: Record<string, Body> }
type Described = { paths?: Record<string, Record<string, Operation>>; components?: { schemas?: Record<string, unknown> } }

/** Gives each request body and each success an example, and files their own content type. */
export function addExamples({ paths, components }: Described, values: ExampleValues, given: OperationExamples): void {
  const resolve = (name: string) => components?.schemas?.[name] as ExampleSchema | undefined
  for (const [path, operations] of Object.entries(paths ?? {}))
    for (const [method, { requestBody, responses = {} }] of Object.entries(operations)) {
      const { request, response } = given.get(`${method.toUpperCase()} ${path}`) ?? {}
      const success = Object.entries(responses).find(([status]) => /^[23]/.test(status))?.[1]
      if (success) describeFile(path, success)
      for (const media of Object.values(requestBody?.content ?? {}))
        if (media.schema) media.example = request ?? exampleOfSchema(media.schema, { values, resolve, isRequest: true })
      for (const media of Object.values(success?.content ?? {}))
        if (media.schema) media.example = response ?? exampleOfSchema(media.schema, { values, resolve, isRequest: false })
    }
}

/** A success without a schema is a file or a stream. */
function describeFile(path: string, success: Body): void {
  const type = path.endsWith('.csv') ? 'text/csv' : path.endsWith('/events') ? 'text/event-stream' : undefined
  if (type) success.content = { [type]: { schema: { type: 'string' } } }
}
