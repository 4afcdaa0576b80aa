import { BareErrorPage } from './bare-error-page.tsx'

export function ErrorPage({ error }: { error: unknown }) {
  return <BareErrorPage error={error} />
}
