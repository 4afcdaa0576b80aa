import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from './api-error.ts'

/** Personal data, which the browser fetches after the public page has loaded. */
export function QueryProvider({ children }: { children: React.ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // Without a network a query fails and can be retried, instead of waiting in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: retryOnce,
      },
      mutations: { retry: false },
    },
  })
}

/** Retries once, and only where the result may differ: no request storms. After a timeout the user decides. */
function retryOnce(failures: number, error: Error): boolean {
  if (failures >= 1) return false
  return error instanceof ApiError && !error.timedOut && (error.code === 'network' || error.status === 503)
}
