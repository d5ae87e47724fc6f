import { type LanguageCode, languages } from '@prahari/contract/languages';
import preview from '../../../../.storybook/preview.ts';
import { accountMailIn } from '../../../api/src/mail/accounts/account-mail.ts';
import { accountMailSamples } from '../../../api/src/mail/accounts/account-mails.samples.ts';

const samples = accountMailSamples('https://prahari.example');

interface MailsProps {
  language?: LanguageCode;
  theme?: 'light' | 'dark';
}

/** Every mail about an account, in a light or a dark mail client. */
const Mails = ({ language = 'en', theme = 'light' }: MailsProps) => (
  <div className="grid gap-4 md:grid-cols-2">
    {Object.entries(samples).map(([name, mail]) => {
      const { subject, html } = accountMailIn(language, mail);
      return (
        <iframe
          key={name}
          title={subject}
          srcDoc={html}
          style={{ colorScheme: theme }}
          className="h-140 w-full border border-line"
        />
      );
    })}
  </div>
);

const meta = preview.meta({
  title: 'Mails/Accounts',
  component: Mails,
  argTypes: {
    language: { control: 'inline-radio', options: languages },
    theme: { control: 'inline-radio', options: ['light', 'dark'] },
  },
  // All mails have one layout, at which axe looks in Mails/Messages.
  tags: ['!autodocs', '!manifest', '!test'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const InEnglish = meta.story();
export const InHindi = meta.story({ args: { language: 'hi' } });
export const InMarathi = meta.story({ args: { language: 'mr', theme: 'dark' } });
