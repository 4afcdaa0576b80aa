import { scopeOfRoute } from './accounts/accounts.ts'
import { exampleValues } from './example-values.ts'
import { namedSchemas } from './named-schemas.ts'
import { operationExamples } from './operation-examples.ts'
import { operationSummaries } from './operation-summaries.ts'

/** What the OpenAPI document says beside the schemas of the routes. */
export const apiDescription = {
  title: 'Mẹ May',
  version: '1',
  summaries: operationSummaries,
  named: namedSchemas,
  exampleValues,
  operationExamples,
  scopeOf: scopeOfRoute,
}
