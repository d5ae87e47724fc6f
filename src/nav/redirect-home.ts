/** Redirects an unknown path to / (SPEC section 2), on static hosts as well. */
document.documentElement.hidden = true;
location.replace('/');
