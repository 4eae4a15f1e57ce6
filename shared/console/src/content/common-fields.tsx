import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { TextField } from '@site/ui/forms';
import { Switch } from '@site/ui/switch';
import { CONTENT_NAME_MAX } from '@site/platform-operator/calls';
import { PictureField } from './picture-field';

interface CommonForm {
  name: string;
  name_bn: string;
  picture: string;
  state: 'on' | 'off';
  shown_from: string;
  shown_until: string;
}

/** Fields that a picture of a game fills as well, where they are empty. */
type Filled = Partial<CommonForm & { link: string }>;

interface CommonFieldsProps {
  form: CommonForm & { link?: string };
  onChange: (fields: Filled) => void;
  /** Fields below the names. */
  children?: ReactNode;
}

/** Fields of slides and promotions: names, picture, period and state. */
export function CommonFields({ form, onChange, children }: CommonFieldsProps) {
  const t = useText('console');
  const name = (field: 'name' | 'name_bn') => (
    <TextField
      label={t(`content.field.${field}`)}
      value={form[field]}
      maxLength={CONTENT_NAME_MAX}
      lang={field === 'name' ? 'en' : 'bn'}
      required={field === 'name'}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
  const moment = (field: 'shown_from' | 'shown_until') => (
    <TextField
      type="datetime-local"
      label={t(`content.field.${field}`)}
      hint={t('content.zone')}
      value={form[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
  return (
    <>
      <Switch label={t('content.shown')} isOn={form.state === 'on'} onChange={(isOn) => onChange({ state: isOn ? 'on' : 'off' })} />
      {name('name')}
      {name('name_bn')}
      {children}
      <PictureField
        picture={form.picture}
        onChoose={({ picture, name: ofGame, link }) =>
          onChange({
            picture,
            ...(link !== null && form.link === '' ? { link } : {}),
            ...(link !== null && form.name === '' ? { name: ofGame } : {}),
          })
        }
      />
      {moment('shown_from')}
      {moment('shown_until')}
    </>
  );
}
