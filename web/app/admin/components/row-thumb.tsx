import { useEffect, useRef, useState } from 'react'

/** The small picture of a row; a blank tile where there is none, or where its file is missing. */
export function RowThumb({ src }: { src: string | null | undefined }) {
  const [missing, setMissing] = useState<string>()
  const shown = useRef<HTMLImageElement>(null)
  // It may have failed before hydration, when no handler was attached.
  useEffect(() => {
    if (src && shown.current?.complete && shown.current.naturalWidth === 0) setMissing(src)
  }, [src])
  if (!src || missing === src) return <span className="row-thumb block" />
  return (
    <img
      ref={shown}
      className="row-thumb"
      src={src}
      alt=""
      width={40}
      height={50}
      draggable={false}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(src)}
    />
  )
}
