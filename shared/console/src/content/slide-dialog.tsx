import { useState } from 'react';
import { useText } from '@site/i18n';
import { TextField } from '@site/ui/forms';
import { CONTENT_LINK_MAX, type EditedSlide, isSlideLink } from '@site/platform-operator/calls';
import { CommonFields } from './common-fields';
import { changedFields } from './content.rules';
import { useAddSlide, useChangeSlide } from './content.queries';
import { Editor } from './editor';
import { Preview } from './preview';
import { newSlideForm, slideForm, slideInput, type SlideForm } from './slide.rules';

interface SlideDialogProps {
  list: SlideForm['slider_type'];
  /** Null: a new one. */
  slide: EditedSlide | null;
  onClose: () => void;
}

/** Form of a slide. Only fields that a person has changed are sent, with the version that was seen. */
export function SlideDialog({ list, slide, onClose }: SlideDialogProps) {
  const t = useText('console');
  const [before] = useState(() => (slide ? slideForm(slide) : newSlideForm(list)));
  const [seen] = useState(slide);
  const [form, setForm] = useState(before);
  const add = useAddSlide();
  const change = useChangeSlide();
  const { slider_type: _list, ...changed } = changedFields(before, form);
  const isLink = isSlideLink(list, form.link);
  const isReady = form.name.trim() !== '' && isLink && (!seen || Object.keys(changed).length > 0);
  const handleSave = () => {
    if (seen) change.mutate({ id: seen.id, version: seen.version, ...slideInput(changed) }, { onSuccess: onClose });
    else add.mutate(slideInput(form), { onSuccess: onClose });
  };
  return (
    <Editor
      title={t(slide ? 'content.editSlide' : 'content.addSlide')}
      preview={<Preview item={{ ...slideInput(form), id: 0, version: 0 }} />}
      isReady={isReady}
      isBusy={add.isPending || change.isPending}
      error={add.error ?? change.error}
      onSave={handleSave}
      onClose={onClose}
    >
      <CommonFields form={form} onChange={(fields) => setForm({ ...form, ...fields })} />
      <TextField
        label={t('content.link')}
        hint={t(list === 'Main' ? 'content.linkHint' : 'content.gameHint')}
        value={form.link}
        maxLength={CONTENT_LINK_MAX}
        onChange={({ target }) => setForm({ ...form, link: target.value })}
        {...(isLink || form.link === '' ? {} : { error: t('content.linkProblem') })}
        autoCapitalize="none"
        spellCheck={false}
      />
    </Editor>
  );
}
