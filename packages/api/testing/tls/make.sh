#!/bin/sh
# Makes the CA and the certificates of the webhook tests anew; the CA's key is thrown away.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$work/ca.key"
openssl req -x509 -new -key "$work/ca.key" -days 36500 -subj '/CN=CA of the Prahari tests' -out ca.pem
openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out key.pem
: >"$work/index"
cat >"$work/ca.cnf" <<END
[ca]
default_ca = own
[own]
new_certs_dir = $work
database = $work/index
rand_serial = yes
default_md = sha256
policy = any
copy_extensions = copy
unique_subject = no
[any]
commonName = supplied
END
certificate() { # name, host, last moment
  openssl req -new -key key.pem -subj "/CN=$2" -addext "subjectAltName=DNS:$2" -out "$work/$1.csr"
  openssl ca -batch -notext -config "$work/ca.cnf" -cert ca.pem -keyfile "$work/ca.key" \
    -startdate 20200101000000Z -enddate "$3" -in "$work/$1.csr" -out "$1.pem"
}
certificate localhost localhost 21200101000000Z
certificate other-host elsewhere.example 21200101000000Z
certificate expired localhost 20200201000000Z
rm -r "$work"
