/** Runs in <head>: any address that does not exist leads to the front (SPEC section 2), also where a static host answers it. */
document.documentElement.hidden = true;
location.replace('/');
