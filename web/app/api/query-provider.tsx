import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from './api-error.ts'

/** What one person sees of the shop: asked for by the browser, after the page for everyone is there. */
export function QueryProvider({ children }: { children: React.ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry: retryOnce },
      mutations: { retry: false },
    },
  })
}

/** Once, and only where the answer may differ the second time: no storms. Who has waited long is asked first. */
function retryOnce(failures: number, error: Error): boolean {
  if (failures >= 1) return false
  return error instanceof ApiError && !error.timedOut && (error.code === 'network' || error.status === 503)
}
