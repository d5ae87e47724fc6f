/** Mails about accounts in Hindi, under their English text. A `: {link}` at the end becomes a link. */
export const hindi = {
  'It works once, for {minutes} minutes.': 'यह एक बार चलेगा, {minutes} मिनट तक।',
  'If you did not ask for this, ignore this mail. Nothing changes without the code.':
    'अगर आपने यह नहीं माँगा, तो इस मेल पर ध्यान न दें। कोड के बिना कुछ नहीं बदलेगा।',
  somebody: 'किसी',
  'Your Prahari code': 'आपका प्रहरी कोड',
  'Your code to verify your email address:': 'ईमेल की जाँच के लिए आपका कोड:',
  'It finishes the signup of {name} as Client. If that is not what you asked for, do not use it.':
    'इससे क्लाइंट के तौर पर {name} का खाता बनेगा। अगर आपने यह नहीं माँगा, तो कोड न लिखें।',
  'It finishes the signup of {name} as Security Guard. If that is not what you asked for, do not use it.':
    'इससे सिक्योरिटी गार्ड के तौर पर {name} का खाता बनेगा। अगर आपने यह नहीं माँगा, तो कोड न लिखें।',
  'Your Prahari password reset code': 'प्रहरी का पासवर्ड बदलने का कोड',
  'Your code to set a new password:': 'नया पासवर्ड रखने के लिए आपका कोड:',
  'Set a new Prahari password': 'प्रहरी का नया पासवर्ड रखें',
  'Set a new password: {link}': 'नया पासवर्ड रखें: {link}',
  'The link works once, for {minutes} minutes.': 'लिंक एक बार चलेगा, {minutes} मिनट तक।',
  'Many codes were asked for at this address today, so you get a link that nobody can guess.':
    'आज इस ईमेल पर बहुत कोड माँगे गए, इसलिए आपको ऐसा लिंक भेजा है जिसका कोई अंदाज़ा नहीं लगा सकता।',
  'If you did not ask for this, ignore this mail. Nothing changes without the link.':
    'अगर आपने यह नहीं माँगा, तो इस मेल पर ध्यान न दें। लिंक के बिना कुछ नहीं बदलेगा।',
  'You already have a Prahari account': 'प्रहरी में आपका खाता पहले से है',
  'Someone, perhaps you, signed up with this email address. It already has an account, so nothing was changed.':
    'किसी ने, शायद आपने, इस ईमेल से खाता बनाना चाहा। इसका खाता पहले से है, इसलिए कुछ नहीं बदला।',
  'Log in: {link}': 'लॉगिन करें: {link}',
  'Forgotten your password? Set a new one: {link}': 'पासवर्ड भूल गए? नया रखें: {link}',
  'If it was not you, there is nothing to do.': 'अगर वह आप नहीं थे, तो कुछ नहीं करना है।',
  'If it was not you, set a new password now: {link}': 'अगर वह आप नहीं थे, तो अभी नया पासवर्ड रखें: {link}',
  'Your Prahari password was changed': 'प्रहरी का आपका पासवर्ड बदल गया',
  'The password of your account was just changed, and your other sessions have ended.':
    'आपके खाते का पासवर्ड अभी बदला है, और बाकी सब जगह से लॉगआउट हो गया है।',
  'Passkeys still log in. Under Account, remove any that you do not know.':
    'पासकी से अब भी लॉगिन होगा। जो पासकी आपकी नहीं, उसे “खाता” में हटाएँ।',
  'Your passkeys were removed, in case somebody else had added one. Add them again under Account.':
    'आपकी पासकी हटा दी गईं, ताकि किसी और की जोड़ी हुई न रहे। “खाता” में फिर से जोड़ें।',
  'Many failed logins to your Prahari account': 'प्रहरी के आपके खाते में कई ग़लत लॉगिन',
  'Someone has tried many passwords for your account today. None of them was right, and further tries have to wait.':
    'आज किसी ने आपके खाते के लिए बहुत पासवर्ड लिखे। एक भी सही नहीं था, और अब उसे रुकना पड़ेगा।',
  'If it was not you, there is nothing to do, as long as your password is one that you use nowhere else.':
    'अगर वह आप नहीं थे और यह पासवर्ड आप कहीं और नहीं लगाते, तो कुछ नहीं करना है।',
  'To set a new one: {link}': 'नया पासवर्ड रखने के लिए: {link}',
  'New login to your Prahari account: was this you?': 'प्रहरी के आपके खाते में नया लॉगिन: क्या वह आप थे?',
  'Someone has just logged in to your account from a browser that was not used for it before: {device}, {at}.':
    'आपके खाते में अभी ऐसे ब्राउज़र से लॉगिन हुआ जिससे पहले नहीं हुआ था: {device}, {at}।',
  'If it was you, there is nothing to do.': 'अगर वह आप थे, तो कुछ नहीं करना है।',
  'If it was not you, end that login: {link}': 'अगर वह आप नहीं थे, तो वह लॉगिन बंद करें: {link}',
  'The link works once, for {days} days. Then set a new password: {link}':
    'लिंक एक बार चलेगा, {days} दिन तक। फिर नया पासवर्ड रखें: {link}',
  'Someone knows your Prahari password': 'कोई आपका प्रहरी पासवर्ड जानता है',
  'Someone has entered the password of your account, but not the right code of your authenticator app, several times today.':
    'आज किसी ने कई बार आपके खाते का पासवर्ड सही लिखा, पर ऑथेंटिकेटर ऐप का कोड ग़लत।',
  'Your Prahari login now asks for a code': 'प्रहरी के लॉगिन में अब कोड भी लगेगा',
  'Two-step login was just turned on for your account, and your other sessions have ended.':
    'आपके खाते में दो कदम वाला लॉगिन अभी चालू हुआ, और बाकी सब जगह से लॉगआउट हो गया है।',
  'Your Prahari login no longer asks for a code': 'प्रहरी के लॉगिन में अब कोड नहीं लगेगा',
  'Two-step login was just turned off for your account, and your other sessions have ended.':
    'आपके खाते में दो कदम वाला लॉगिन अभी बंद हुआ, और बाकी सब जगह से लॉगआउट हो गया है।',
  'A Prahari recovery code was used': 'प्रहरी का एक रिकवरी कोड इस्तेमाल हुआ',
  'A recovery code of your account was just used. It does not work again; 1 is left.':
    'आपके खाते का एक रिकवरी कोड अभी इस्तेमाल हुआ। वह दोबारा नहीं चलेगा; 1 बचा है।',
  'A recovery code of your account was just used. It does not work again; {left} are left.':
    'आपके खाते का एक रिकवरी कोड अभी इस्तेमाल हुआ। वह दोबारा नहीं चलेगा; {left} बचे हैं।',
  'If it was not you, log in, remove unknown passkeys under Account, and set a new password: {link}':
    'अगर वह आप नहीं थे, तो लॉगिन करें, “खाता” में अनजान पासकी हटाएँ और नया पासवर्ड रखें: {link}',
  'A passkey was added to your Prahari account': 'प्रहरी के आपके खाते में पासकी जुड़ी',
  'A passkey was just added to your account. Whoever has the device with it can log in without your password.':
    'आपके खाते में अभी एक पासकी जुड़ी। जिसके पास वह फ़ोन या कंप्यूटर है, वह आपके पासवर्ड के बिना लॉगिन कर सकता है।',
  'A passkey was removed from your Prahari account': 'प्रहरी के आपके खाते से पासकी हटी',
  'A passkey of your account was just removed. It no longer logs in.':
    'आपके खाते की एक पासकी अभी हटी। अब उससे लॉगिन नहीं होगा।',
  'Confirm your new email for Prahari': 'प्रहरी के लिए अपना नया ईमेल पक्का करें',
  'The office of Prahari has entered this address as your new one.': 'प्रहरी के ऑफ़िस ने यह आपका नया ईमेल लिखा है।',
  'Your code is {code}. Log in as before and enter it under Account: {link}':
    'आपका कोड {code} है। पहले की तरह लॉगिन करें और इसे “खाता” में लिखें: {link}',
  'The code works once, for {days} days. Until then your former address counts. If you do not know Prahari, ignore this mail.':
    'कोड एक बार चलेगा, {days} दिन तक। तब तक पुराना ईमेल ही चलेगा। अगर आप प्रहरी को नहीं जानते, तो इस मेल पर ध्यान न दें।',
  'Your code to confirm this address with your invitation:': 'बुलावे के लिए यह ईमेल पक्का करने का कोड:',
  'Your Prahari account gets another email': 'प्रहरी के आपके खाते का ईमेल बदल रहा है',
  'The office has entered {email} as the new address of your account. It counts once its code is entered.':
    'ऑफ़िस ने आपके खाते का नया ईमेल {email} लिखा है। उसका कोड लिखते ही वह चालू हो जाएगा।',
  'If you did not ask for this, keep your address: {link}': 'अगर आपने यह नहीं माँगा, तो अपना यही ईमेल रखें: {link}',
  'The link works once, for {days} days, also after the new address counts.':
    'लिंक एक बार चलेगा, {days} दिन तक, नया ईमेल चालू होने के बाद भी।',
  'Your Prahari account keeps this email': 'प्रहरी के आपके खाते का ईमेल यही रहेगा',
  'This address counts for your account, and the other one does not.': 'आपके खाते का ईमेल यही है, दूसरा नहीं।',
  'All sessions, passkeys and the password have ended. Set a new password: {link}':
    'सब जगह से लॉगआउट हो गया है, और पासकी और पासवर्ड अब नहीं चलेंगे। नया पासवर्ड रखें: {link}',
  'Tell the office that the change was not yours.': 'ऑफ़िस को बताएँ कि यह बदलाव आपका नहीं था।',
  'Your Prahari login': 'प्रहरी में आपका लॉगिन',
  'Namaste {name}, the office has entered you in Prahari.': 'नमस्ते {name}, ऑफ़िस ने आपको प्रहरी में जोड़ा है।',
  'Namaste, the office has entered you in Prahari.': 'नमस्ते, ऑफ़िस ने आपको प्रहरी में जोड़ा है।',
  'Set your password to log in: {link}': 'लॉगिन के लिए पासवर्ड रखें: {link}',
  'The link works once, for {days} days. If you do not know Prahari, ignore this mail.':
    'लिंक एक बार चलेगा, {days} दिन तक। अगर आप प्रहरी को नहीं जानते, तो इस मेल पर ध्यान न दें।',
  'If you did not expect this, call the office.': 'अगर आपको इसका पता नहीं था, तो ऑफ़िस को फ़ोन करें।',
  'Your Prahari account was disabled': 'प्रहरी का आपका खाता बंद कर दिया गया',
  'The office has disabled your account. All your sessions have ended, and you cannot log in until it is enabled again.':
    'ऑफ़िस ने आपका खाता बंद कर दिया है। सब जगह से लॉगआउट हो गया है, और खाता फिर चालू होने तक आप लॉगिन नहीं कर सकते।',
  'Your Prahari account was enabled': 'प्रहरी का आपका खाता चालू कर दिया गया',
  'The office has enabled your account again.': 'ऑफ़िस ने आपका खाता फिर चालू कर दिया है।',
  'You asked for a copy of your data.': 'आपने अपनी जानकारी की कॉपी माँगी थी।',
  'You asked for a correction of your data.': 'आपने अपनी जानकारी ठीक करने को कहा था।',
  'You asked for the erasure of your data.': 'आपने अपनी जानकारी मिटाने को कहा था।',
  'Log in and download everything that Prahari holds about you under Account, Your data. The file is there for {days} days.':
    'लॉगिन करें और “खाता” में वह सब डाउनलोड करें जो प्रहरी के पास आपके बारे में है। फ़ाइल {days} दिन तक रहेगी।',
  'The office has corrected your data. Log in to look at it under Account.':
    'ऑफ़िस ने आपकी जानकारी ठीक कर दी है। लॉगिन करके “खाता” में देखें।',
  'Your data is erased and your account is closed. Bills, assignments and the log of changes stay without your name, as law asks. This is our last mail to you.':
    'आपकी जानकारी मिटा दी गई और खाता बंद हो गया। बिल, ड्यूटी और बदलावों का रिकॉर्ड क़ानून के हिसाब से आपके नाम के बिना रहेगा। यह आपको हमारा आख़िरी मेल है।',
  'Your Prahari request about your data is fulfilled': 'आपकी जानकारी के बारे में आपकी माँग पूरी हुई',
  'If you did not ask for this, call the office.': 'अगर आपने यह नहीं माँगा, तो ऑफ़िस को फ़ोन करें।',
  'Your Prahari request about your data is with the office': 'आपकी जानकारी के बारे में आपकी माँग ऑफ़िस के पास है',
  '{asked} The office answers it.': '{asked} ऑफ़िस इसका जवाब देगा।',
  'If you did not ask for this, call the office and change your password.':
    'अगर आपने यह नहीं माँगा, तो ऑफ़िस को फ़ोन करें और पासवर्ड बदलें।',
  'Your Prahari request about your data was not fulfilled': 'आपकी जानकारी के बारे में आपकी माँग पूरी नहीं हुई',
  '{asked} The office could not do it.': '{asked} ऑफ़िस यह नहीं कर सका।',
  'The reason: {reason}': 'वजह: {reason}',
  'Call the office if you do not agree. You can also turn to the Data Protection Board of India.':
    'अगर आप सहमत नहीं हैं, तो ऑफ़िस को फ़ोन करें। आप भारत के डेटा प्रोटेक्शन बोर्ड से भी शिकायत कर सकते हैं।',
  'Your Prahari statement of {to}': 'प्रहरी में आपका हिसाब, {to}',
  'Your statement from {from} to {to} is attached. Open on its last day: {owed}.':
    '{from} से {to} तक का आपका हिसाब साथ में है। आख़िरी दिन बाकी: {owed}।',
  'Your statement from {from} to {to} is attached. Open on its last day: {owed} in your favor.':
    '{from} से {to} तक का आपका हिसाब साथ में है। आख़िरी दिन आपके {owed} हमारे पास जमा थे।',
  'Your bills and payments are here too: {link}': 'आपके बिल और भुगतान यहाँ भी हैं: {link}',
  'If something is missing or wrong, reply to the office.': 'कुछ छूटा या ग़लत हो, तो ऑफ़िस को जवाब में लिखें।',
} as const;

/** A text of the mails about accounts, in English. */
export type AccountText = keyof typeof hindi;
