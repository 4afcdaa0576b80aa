import { useEffect, useState } from 'react'

/** A URL for a file on this device, until it is no longer shown. */
export function useBlobUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
