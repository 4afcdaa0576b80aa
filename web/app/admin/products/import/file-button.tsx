import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'

/** A button that opens the file chooser. The same file can be chosen again after a correction. */
export function FileButton({ label, isBusy, onFile }: { label: string; isBusy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button busy={isBusy} onClick={() => input.current?.click()}>
        <FileUp aria-hidden size={18} />
        {label}
      </Button>
    </>
  )
}
