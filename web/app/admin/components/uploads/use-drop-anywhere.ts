import { useEffect, useRef, useState } from 'react'

/** Accepts files dropped anywhere on the page. Returns true while files are dragged over it. */
export function useDropAnywhere(onFiles: (files: File[]) => void, isOn = true): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles

  useEffect(() => {
    if (!isOn) return
    let depth = 0
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    function enter(event: DragEvent) {
      if (!holdsFiles(event)) return
      depth++
      setOver(true)
    }
    function leave(event: DragEvent) {
      if (!holdsFiles(event)) return
      depth--
      if (depth <= 0) setOver(false)
    }
    function over(event: DragEvent) {
      if (holdsFiles(event)) event.preventDefault()
    }
    function drop(event: DragEvent) {
      if (!holdsFiles(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      latest.current([...(event.dataTransfer?.files ?? [])])
    }
    const listeners = { dragenter: enter, dragleave: leave, dragover: over, drop } as const
    for (const [name, listen] of Object.entries(listeners)) window.addEventListener(name, listen as EventListener)
    return () => {
      for (const [name, listen] of Object.entries(listeners)) window.removeEventListener(name, listen as EventListener)
    }
  }, [isOn])

  return isOver
}
