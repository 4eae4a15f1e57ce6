import { useState } from 'react';
import { useText } from '@site/i18n';
import { SelectField, TextAreaField, TextField } from '@site/ui/forms';
import { BONUS_MAX_PERCENT, CONTENT_TEXT_MAX, type EditedPromotion, PROMOTION_STATUSES, TURNOVER_MAX } from '@site/platform-operator/calls';
import { CategoryChips } from './category-chips';
import { CommonFields } from './common-fields';
import { changedFields } from './content.rules';
import { useAddPromotion, useChangePromotion } from './content.queries';
import { Editor } from './editor';
import { Preview } from './preview';
import { newPromotionForm, promotionForm, type PromotionForm, promotionInput } from './promotion.rules';

interface PromotionDialogProps {
  /** Null: a new one. */
  promotion: EditedPromotion | null;
  onClose: () => void;
}

/** Form of a promotion. Terms that a deposit was promised stay; only fields that a person has changed are sent. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  const t = useText('console');
  const [before] = useState(() => (promotion ? promotionForm(promotion) : newPromotionForm(Date.now())));
  const [seen] = useState(promotion);
  const [form, setForm] = useState(before);
  const add = useAddPromotion();
  const change = useChangePromotion();
  const changed = changedFields(before, form);
  const isPromised = seen?.is_taken ?? false;
  const isWhole = form.name.trim() !== '' && form.text.trim() !== '' && form.shown_from !== '' && form.shown_until !== '';
  const isReady = isWhole && form.categories.length > 0 && (!seen || Object.keys(changed).length > 0);
  const set = (fields: Partial<PromotionForm>) => setForm({ ...form, ...fields });
  const handleSave = () => {
    if (seen) change.mutate({ id: seen.id, version: seen.version, ...promotionInput(changed) }, { onSuccess: onClose });
    else add.mutate(promotionInput(form), { onSuccess: onClose });
  };
  const words = (field: 'text' | 'text_bn') => (
    <TextAreaField
      label={t(`content.field.${field}`)}
      value={form[field]}
      maxLength={CONTENT_TEXT_MAX}
      rows={3}
      lang={field === 'text' ? 'en' : 'bn'}
      required={field === 'text'}
      onChange={({ target }) => set({ [field]: target.value })}
    />
  );
  const term = (field: 'bonus' | 'max_bonus' | 'turnover', hint: string) => (
    <TextField
      label={t(`content.field.${field}`)}
      hint={hint}
      inputMode={field === 'turnover' ? 'numeric' : 'decimal'}
      value={form[field]}
      disabled={isPromised}
      onChange={({ target }) => set({ [field]: target.value })}
    />
  );
  return (
    <Editor
      title={t(promotion ? 'content.editPromotion' : 'content.addPromotion')}
      preview={
        <Preview
          item={{ ...promotionInput(form), id: 0, version: 0, is_taken: false, bonus: Number(form.bonus), turnover: Number(form.turnover) }}
        />
      }
      isReady={isReady}
      isBusy={add.isPending || change.isPending}
      error={add.error ?? change.error}
      onSave={handleSave}
      onClose={onClose}
    >
      <CommonFields form={form} onChange={set}>
        {words('text')}
        {words('text_bn')}
      </CommonFields>
      <SelectField
        label={t('content.field.status')}
        options={PROMOTION_STATUSES.map((value) => ({ value, label: t(`content.status.${value}`) }))}
        value={form.status}
        onChange={({ target }) => set({ status: target.value as PromotionForm['status'] })}
      />
      {isPromised && <p role="note">{t('content.promised')}</p>}
      {term('bonus', t('content.bonusHint', { most: BONUS_MAX_PERCENT }))}
      {term('max_bonus', t('content.capHint'))}
      {term('turnover', t('content.turnoverHint', { most: TURNOVER_MAX }))}
      <CategoryChips chosen={form.categories} onChange={(categories) => set({ categories })} />
    </Editor>
  );
}
