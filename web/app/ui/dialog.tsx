import { Modal, type ModalProps } from './modal.tsx'

/** A modal question or form in the middle of the page. */
export function Dialog({ className = '', ...rest }: ModalProps) {
  return <Modal {...rest} className={`dialog ${className}`} />
}
