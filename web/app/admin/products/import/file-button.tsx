import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'

/** What `accept` allows for tables: CSV and Excel. */
export const tableFiles = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type FileButtonProps = { label: string; isBusy: boolean; onFile: (file: File) => void; accept?: string }

/** A button that opens the file chooser. The same file can be chosen again after a correction. */
export function FileButton({ label, isBusy, onFile, accept = '.csv,text/csv' }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
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
