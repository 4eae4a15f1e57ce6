import { useRef } from 'react';
import type { ComplaintDetails } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { useNavigate } from '@site/remote';
import { Sheet } from '@site/ui';
import { complaintOf } from '#paths';
import { FileForm } from './file-form';

export interface FileSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

export function FileSheet({ isOpen, onClose }: FileSheetProps) {
  const t = useText('chat');
  const navigate = useNavigate();
  const subject = useRef<HTMLInputElement>(null);
  // Replaces the history entry of the form, so that Back does not open the form again.
  const handleFiled = ({ reference }: ComplaintDetails) =>
    void navigate(complaintOf(reference), { replace: true, state: { isFiled: true } });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      size="m"
      title={t('complaints.new')}
      description={t('complaints.form.lead')}
      initialFocus={subject}
    >
      <FileForm subject={subject} onFiled={handleFiled} />
    </Sheet>
  );
}
